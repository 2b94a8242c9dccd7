! Claim: elements dealt out by the number of threads as a step. Source: OpenMP 5.2 §18.2.2; semantics.md §3
subroutine cyclic(n, v)
  use omp_lib
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: v(n)
  integer :: i
  !$omp parallel !@ RACE_FREE
  do i = omp_get_thread_num() + 1, n, omp_get_num_threads()
    v(i) = 2.0 * v(i)
  end do
  !$omp end parallel
end subroutine cyclic
