! Claim: the place at which the search ends is kept in a shared scalar. Source: OpenMP 5.2 §5.1.1
program search
  implicit none
  integer :: r, c, found, at(6)
  !$omp parallel do !@ RACE
  do r = 1, 6
    found = 0 !@ race(found)
    do c = 1, 9
      if (c > r) then
        found = c !@ race(found)
        exit
      end if
    end do
    at(r) = found !@ race(found)
  end do
  print *, at
end program search
