! Claim: what is shared and defined in two iterations. Source: Fortran 2018 §11.1.7.5; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, s, t, v(100)
  s = 0
  do concurrent (i = 1:100) default(none) shared(s, v) local(t) !@ RACE
    t = i
    v(i) = t
    s = s + t !@ race(s)
  end do
  print *, s
end program
