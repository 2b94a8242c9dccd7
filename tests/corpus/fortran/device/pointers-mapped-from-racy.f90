! Claim: a pointer of which the elements only come back leads where it did. Source: OpenMP 5.2 §5.8.3
subroutine s(x, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout), target :: x(n)
  real, pointer :: p(:), q(:)
  integer :: i
  p => x
  q => x
  !$omp target data map(tofrom: p) map(from: q)
  !$omp target teams distribute parallel do !@ RACE
  do i = 2, n
    p(i) = q(i - 1) !@ race
  end do
  !$omp end target data
end subroutine
