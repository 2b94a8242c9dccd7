! Claim: p(3:) of a pointer with lower bound 0 begins at its fourth element. Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  integer, target :: a(20)
  integer, pointer :: p(:)
  integer :: i
  a = 0
  p(0:) => a
  p => p(3:)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    p(i) = i
    a(i + 3) = -i
  end do
  print *, a(20)
end program main
