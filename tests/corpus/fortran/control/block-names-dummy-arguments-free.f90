! Claim: each thread has the element of its number; the block around declares nothing but that number.
! Source: Fortran 2018 §11.1.4, §19.4; OpenMP 5.2 §5.1.1
subroutine own(c, n)
  use omp_lib
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: c(0:)
  !$omp parallel num_threads(2) default(none) shared(c, n) !@ RACE_FREE
  block
    integer :: tid
    tid = omp_get_thread_num()
    c(tid + n) = tid
  end block
  !$omp end parallel
end subroutine own
