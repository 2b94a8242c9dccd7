! Claim: a conditional statement may be continued; the continued line has the sentinel, too. Source: OpenMP 5.2 §3.3
program cond
  use omp_lib
  implicit none
  integer :: i, k, v(0:20)
  v = 0
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 20
    k = 0
    !$ k = i &
    !$ &   + 0
    if (k > 0) v(k) = i
  end do
  print *, size(v)
end program cond
