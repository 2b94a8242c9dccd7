! Claim: .or. is a reduction operator. Source: OpenMP 5.2 §5.5.1
logical function any_nan(n, x) result(found)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  integer :: k
  found = .false.
  !$omp parallel do reduction(.OR.:found) !@ RACE_FREE
  do k = 1, n
    found = found .or. (x(k) /= x(k))
  end do
  !$omp end parallel do
end function any_nan
