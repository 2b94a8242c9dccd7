! Claim: behind the second association the pointer's elements are others. Source: Fortran 2018 §10.2.2
program main
  implicit none
  integer, target :: a(20), b(20)
  integer, pointer :: p(:)
  integer :: i
  a = 0; b = 0
  p => a(::2)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    p(i) = b(i)
  end do
  p => b(::2)
  !$omp parallel do !@ RACE
  do i = 1, 10
    p(i) = b(i) !@ race
  end do
  print *, a(1)
end program main
