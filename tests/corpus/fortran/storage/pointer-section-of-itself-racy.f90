! Claim: p(3:) of a pointer with lower bound 0 begins at its fourth element. Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  integer, target :: a(20)
  integer, pointer :: p(:)
  integer :: i
  a = 0
  p(0:) => a
  p => p(3:)
  !$omp parallel do !@ RACE
  do i = 1, 10
    p(i) = i !@ race
    a(i + 4) = -i !@ race
  end do
  print *, a(20)
end program main
