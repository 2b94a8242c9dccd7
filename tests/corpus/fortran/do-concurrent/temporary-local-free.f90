! Claim: local gives each iteration a variable. Source: Fortran 2018 §11.1.7.5
! gfortran 12 does not have it.
program dc_local
  implicit none
  integer :: i, t, a(20)
  a = 3
  do concurrent (i = 1:20) local(t) !@ RACE_FREE
    t = a(i) + i
    a(i) = t * t
  end do
  print *, sum(a)
end program dc_local
