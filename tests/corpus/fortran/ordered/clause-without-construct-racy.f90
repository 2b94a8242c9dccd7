! Claim: the ordered clause alone orders nothing. Source: OpenMP 5.2 §4.4.4, §15.10.2
program table
  implicit none
  integer :: i, line
  integer :: sq(9)
  line = 0
  !$omp parallel do ordered schedule(static, 1) !@ RACE
  do i = 1, 9
    line = line + 1 !@ race(line)
    sq(i) = i * i
  end do
  !$omp end parallel do
  print *, line, sq(9)
end program table
