! Claim: what a called procedure reads of its host is the variable of all. Source: Fortran 2018 §11.1.7.5
program host
  implicit none
  integer :: i, t, a(40)
  a = 1
  do concurrent (i = 1:40) !@ RACE
    t = i !@ race(t)
    a(i) = twice()
  end do
  print *, a(3)
contains
  pure integer function twice()
    twice = 2 * t !@ race(t)
  end function twice
end program host
