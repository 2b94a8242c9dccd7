! Claim: a branch between two regions passes over the second one. Source: Fortran 2018 §11.2.2
subroutine apart(n, a, b)
  implicit none
  integer, intent(in) :: n
  integer, intent(inout) :: a(n), b(n)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    a(i) = i
  end do
  if (a(1) > n) go to 30
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    b(i) = a(i)
  end do
30 return
end subroutine apart
