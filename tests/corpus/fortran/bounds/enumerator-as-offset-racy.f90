! Claim: enumerators count on from the one before. Source: Fortran 2018 §7.6
program p
  implicit none
  enum, bind(c)
    enumerator :: red = 1, green, blue = 7
  end enum
  integer :: i, v(200)
  v = 0
  !$omp parallel do !@ RACE
  do i = 1, 50
    v(i + green) = v(i) !@ race(v)
  end do
  print *, v(1)
end program
