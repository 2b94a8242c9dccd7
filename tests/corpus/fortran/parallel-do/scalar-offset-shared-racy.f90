! Claim: the same scalar without a clause is shared. Source: OpenMP 5.2 §5.1.1
program offset
  implicit none
  integer :: i, shift, z(30)
  !$omp parallel do !@ RACE witness T<=2
  do i = 1, 30
    shift = 7 + i !@ race(shift)
    z(i) = shift !@ race(shift)
  end do
  print *, z(30)
end program offset
