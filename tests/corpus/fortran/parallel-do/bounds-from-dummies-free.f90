! Claim: whatever the bounds are, an iteration has an element of its own. Source: semantics.md §3; Fortran 2018 §8.5.8.2
subroutine zero_range(lo, hi, step, w)
  implicit none
  integer, intent(in) :: lo, hi, step
  complex, intent(out) :: w(lo:hi)
  integer :: i
  !$omp parallel do schedule(dynamic, 4) !@ RACE_FREE
  do i = lo, hi, step
    w(i) = (0.0, 0.0)
  end do
  !$omp end parallel do
end subroutine zero_range
