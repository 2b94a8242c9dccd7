! Claim: the combined parallel masked taskloop creates its tasks once. Source: OpenMP 5.2 §17.1
program pmt
  implicit none
  integer :: i, v(20)
  !$omp parallel masked taskloop !@ RACE_FREE
  do i = 1, 20
    v(i) = i
  end do
  !$omp end parallel masked taskloop
  print *, sum(v)
end program pmt
