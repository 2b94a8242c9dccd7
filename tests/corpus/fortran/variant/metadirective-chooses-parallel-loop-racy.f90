! Claim: a metadirective is the directive that its condition chooses. Source: OpenMP 5.2 §7.4; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, v(100), s
  s = 0
  !$omp metadirective when(user={condition(.true.)}: parallel do) default(nothing) !@ RACE
  do i = 1, 100
    s = s + i !@ race(s)
  end do
  print *, v(1), s
end program
