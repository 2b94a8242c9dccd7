! Claim: output of a shared position in order. Source: OpenMP 5.2 §15.10.2
program table
  implicit none
  integer :: i, line
  integer :: sq(9)
  line = 0
  !$omp parallel do ordered schedule(static, 1) !@ RACE_FREE
  do i = 1, 9
    sq(i) = i * i
    !$omp ordered
    line = line + 1
    print '(2i4)', line, sq(i)
    !$omp end ordered
  end do
  !$omp end parallel do
end program table
