! Claim: a local array is the iteration's. Source: Fortran 2018 §11.1.7.5
! gfortran 12 does not have it.
program locals
  implicit none
  integer :: i, t(3), a(20)
  do concurrent (i = 1:20) local(t) !@ RACE_FREE
    t(1) = i
    t(2) = t(1) * 2
    t(3) = t(2) + 1
    a(i) = t(3)
  end do
  print *, a(7)
end program locals
