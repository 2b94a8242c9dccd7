! Claim: a scalar that only some iterations define before they read it belongs to all. Source: Fortran 2018 §11.1.7.5
program sometimes
  implicit none
  integer :: i, t, a(40), b(40)
  b = 1
  t = 0
  do concurrent (i = 1:40) !@ RACE
    if (b(i) > 0) then
      t = i !@ race(t)
    end if
    a(i) = t !@ race(t)
  end do
  print *, a(7)
end program sometimes
