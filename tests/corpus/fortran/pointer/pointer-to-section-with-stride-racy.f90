! Claim: element i of the pointer is element 2*i - 1 of its target. Source: Fortran 2018 §10.2.2.3
program ps
  implicit none
  integer, target :: a(20)
  integer, pointer :: odd(:)
  integer :: i
  a = 1
  odd => a(1::2)
  !$omp parallel do !@ RACE
  do i = 1, 10
    odd(i) = i !@ race
    a(i) = -i !@ race
  end do
  print *, a(20)
end program ps
