! Claim: a section of an array as a list item. Source: OpenMP 5.2 §5.5.5; gfortran 12 does not have it.
program section_sum
  implicit none
  integer :: i, h(10)
  h = 0
  !$omp parallel do reduction(+: h(3:7)) !@ RACE_FREE
  do i = 1, 50
    h(3 + mod(i, 5)) = h(3 + mod(i, 5)) + 1
  end do
  print *, h
end program section_sum
