! Claim: a barrier under a condition that is the same for all threads is aligned. Source: OpenMP 5.2 §15.3.1; semantics.md §4
subroutine two_passes(n, sync, a, b)
  implicit none
  integer, intent(in) :: n
  logical, intent(in) :: sync
  real, intent(inout) :: a(n), b(n)
  integer :: i
  !$omp parallel !@ RACE_FREE
  !$omp do schedule(static)
  do i = 1, n
    a(i) = a(i) * 0.5
  end do
  !$omp end do nowait
  if (sync) then
    !$omp barrier
    !$omp do
    do i = 1, n
      b(i) = b(i) + a(n + 1 - i)
    end do
    !$omp end do
  end if
  !$omp end parallel
end subroutine two_passes
