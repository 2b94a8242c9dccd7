! Claim: max on a shared variable reads and writes it. Source: semantics.md §10
program largest
  implicit none
  integer :: i, m
  integer :: v(50)
  v = [(mod(i * 37, 101), i = 1, 50)]
  m = -huge(m)
  !$omp parallel do !@ RACE
  do i = 1, 50
    m = max(m, v(i)) !@ race(m)
  end do
  print *, m
end program largest
