! Claim: a firstprivate copy has the value from before, and may be changed by each thread. Source: OpenMP 5.2 §5.4.4
program offset
  implicit none
  integer :: i, shift, z(30)
  shift = 7
  !$omp parallel do firstprivate(shift) !@ RACE_FREE
  do i = 1, 30
    shift = 7 + i
    z(i) = shift
  end do
  print *, z(30)
end program offset
