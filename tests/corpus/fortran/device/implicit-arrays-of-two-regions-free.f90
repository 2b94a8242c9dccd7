! Claim: two target regions map the arrays that they name. Source: OpenMP 5.2 §5.8.1
subroutine work(a, b, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n), b(n)
  integer :: i
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target nowait
  do i = 1, n
    a(i) = i
  end do
  !$omp end target
  !$omp target nowait
  do i = 1, n
    b(i) = i
  end do
  !$omp end target
  !$omp end single
  !$omp end parallel
end subroutine
