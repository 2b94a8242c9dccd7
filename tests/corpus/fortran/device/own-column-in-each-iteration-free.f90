! Claim: each target region copies its own column back. Source: OpenMP 5.2 §5.8.3
subroutine work(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: a(n, m)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, m
    !$omp target map(tofrom: a(:, j))
    do i = 1, n
      a(i, j) = i
    end do
    !$omp end target
  end do
end subroutine
