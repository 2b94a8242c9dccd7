! Claim: max in a reduction. Source: OpenMP 5.2 §5.5.1
program largest
  implicit none
  integer :: i, m
  integer :: v(50)
  v = [(mod(i * 37, 101), i = 1, 50)]
  m = -huge(m)
  !$omp parallel do reduction(max : m) !@ RACE_FREE
  do i = 1, 50
    m = max(m, v(i))
  end do
  print *, m
end program largest
