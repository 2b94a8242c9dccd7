! Claim: a block construct has declarations of its own; dummy arguments keep their meaning in it. Source: Fortran 2018 §11.1.4, §19.4
subroutine shifted(c, y, n)
  use omp_lib
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: c(0:), y
  !$omp parallel num_threads(2) shared(c, y) !@ RACE
  block
    integer :: tid
    tid = omp_get_thread_num()
    c(tid + n) = tid !@ race(c)
    c(tid + n + 1) = tid !@ race(c)
    y = tid !@ race(y)
  end block
  !$omp end parallel
end subroutine shifted
