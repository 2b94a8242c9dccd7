! Claim: what stands between the collapsed loops is executed by several threads. Source: OpenMP 5.2 §4.4.1, loops may be nested
! imperfectly
program between
  implicit none
  integer :: i, j, x, a(10, 10)
  x = 0
  !$omp parallel do collapse(2) !@ RACE
  do i = 1, 10
    x = i !@ race(x)
    do j = 1, 10
      a(j, i) = j
    end do
  end do
  print *, x, a(1, 1)
end program between
