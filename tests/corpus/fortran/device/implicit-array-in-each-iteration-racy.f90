! Claim: each target region copies the whole dummy array back. Source: OpenMP 5.2 §5.8.1, §5.8.3
subroutine work(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: a(n, m)
  integer :: i, j
  !$omp parallel do private(i) !@ RACE
  do j = 1, m
    !$omp target !@ race(a)
    do i = 1, n
      a(i, j) = i
    end do
    !$omp end target
  end do
end subroutine
