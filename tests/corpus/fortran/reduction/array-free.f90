! Claim: a whole array may be a list item of a reduction. Source: OpenMP 5.2 §5.5.5
program histogram
  implicit none
  integer :: i, h(0:4), key(100)
  key = [(i * i, i = 1, 100)]
  h = 0
  !$omp parallel do reduction(+:h) !@ RACE_FREE
  do i = 1, 100
    h(mod(key(i), 5)) = h(mod(key(i), 5)) + 1
  end do
  print *, h
end program histogram
