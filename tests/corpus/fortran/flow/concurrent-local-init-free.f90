! Claim: each iteration has a copy that begins with the value outside. Source: Fortran 2018 §11.1.7.5
! gfortran 12 does not have it.
program copies
  implicit none
  integer :: i, k, a(80)
  a = 1
  k = 40
  do concurrent (i = 1:40) local_init(k) !@ RACE_FREE
    k = k + i
    a(k) = i
  end do
  print *, a(47)
end program copies
