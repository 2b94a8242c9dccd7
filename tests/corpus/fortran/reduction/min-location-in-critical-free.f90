! Claim: the place of a minimum by private copies and a critical section. Source: OpenMP 5.2 §15.2
program min_place
  implicit none
  integer :: i, best, at, mybest, myat, v(60)
  v = [(abs(mod(i * 23, 61) - 30), i = 1, 60)]
  best = huge(best)
  at = 0
  !$omp parallel private(mybest, myat) !@ RACE_FREE
  mybest = huge(mybest)
  myat = 0
  !$omp do
  do i = 1, 60
    if (v(i) < mybest) then
      mybest = v(i)
      myat = i
    end if
  end do
  !$omp end do nowait
  !$omp critical
  if (mybest < best .or. (mybest == best .and. myat < at)) then
    best = mybest
    at = myat
  end if
  !$omp end critical
  !$omp end parallel
  print *, best, at
end program min_place
