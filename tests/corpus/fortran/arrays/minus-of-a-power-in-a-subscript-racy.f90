! Claim: a sign is applied to the power behind it: a(30-i*i) is written, and read by the iteration before. Source: Fortran 2018 §10.1.3
program p
  implicit none
  integer :: i, a(0:60), t
  a = 0
  !$omp parallel do private(t) !@ RACE
  do i = 1, 5
    a(-i**2 + 30) = i !@ race(a)
    t = a(30 - (i + 1) * (i + 1)) !@ race(a)
  end do
  print *, a(29)
end program p
