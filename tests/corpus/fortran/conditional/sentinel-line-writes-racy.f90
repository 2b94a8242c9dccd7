! Claim: a conditional line is part of the region. Source: OpenMP 5.2 §3.3. Output: differs without OpenMP
program cond
  implicit none
  integer :: i, with_omp, a(12)
  with_omp = 0
  !$omp parallel do !@ RACE
  do i = 1, 12
    a(i) = i
    !$ with_omp = i !@ race(with_omp)
  end do
  print *, sum(a), with_omp > 0
end program cond
