! Claim: a sequential loop's index that the shared clause lists is shared. Source: OpenMP 5.2 §5.1.1 (may be listed)
program listed
  implicit none
  integer :: i, j
  integer :: s(8)
  s = 0
  !$omp parallel do shared(j) !@ RACE
  do i = 1, 8
    do j = 1, 5 !@ race(j)
      s(i) = s(i) + j !@ race(j)
    end do
  end do
  !$omp end parallel do
  print *, sum(s)
end program listed
