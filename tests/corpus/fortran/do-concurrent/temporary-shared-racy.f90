! Claim: a variable of shared locality may not be defined by two iterations. Source: Fortran 2018 §11.1.7.5
! gfortran 12 does not have it.
program dc_shared
  implicit none
  integer :: i, t, a(20)
  a = 3
  do concurrent (i = 1:20) shared(t) !@ RACE
    t = a(i) + i !@ race(t)
    a(i) = t * t !@ race(t)
  end do
  print *, sum(a)
end program dc_shared
