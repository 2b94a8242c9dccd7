! Claim: lastprivate of a collapsed loop is the value of the last point. Source: OpenMP 5.2 §5.4.5, §4.4.3
program lp
  implicit none
  integer :: i, j, w, m(4, 5)
  !$omp parallel do collapse(2) lastprivate(w) !@ RACE_FREE
  do j = 1, 5
    do i = 1, 4
      w = 10 * i + j
      m(i, j) = w
    end do
  end do
  print *, w, sum(m)
end program lp
