! Claim: each thread has its own copy of what stands between the loops. Source: OpenMP 5.2 §4.4.1, §5.4.3
program between
  implicit none
  integer :: i, j, t, a(10, 10)
  !$omp parallel do collapse(2) private(t) !@ RACE_FREE
  do i = 1, 10
    t = 2 * i
    do j = 1, 10
      a(j, i) = 3
    end do
    t = 0
  end do
  print *, a(1, 1)
end program between
