! Claim: enumerators count on from the one before. Source: Fortran 2018 §7.6
program p
  implicit none
  enum, bind(c)
    enumerator :: red = 1, green, blue = 7
  end enum
  integer :: i, v(100)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 50
    v(2*i) = green
    v(2*i - green + 1) = blue
  end do
  print *, v(1)
end program
