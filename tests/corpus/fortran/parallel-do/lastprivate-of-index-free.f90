! Claim: lastprivate of the loop variable gives the value that a sequential loop leaves. Source: OpenMP 5.2 §5.4.5
program li
  implicit none
  integer :: i, a(10)
  !$omp parallel do lastprivate(i) !@ RACE_FREE
  do i = 1, 10
    a(i) = i
  end do
  print *, i, sum(a)
end program li
