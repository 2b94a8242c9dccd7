! Claim: under default(private) a variable in the shared clause is shared. Source: OpenMP 5.2 §5.4.1, §5.4.2
program defaults
  implicit none
  integer :: i, p, q
  integer :: r(10)
  !$omp parallel do default(private) shared(r, p) !@ RACE
  do i = 1, 10
    p = i + 1 !@ race(p)
    q = p * p !@ race(p)
    r(i) = q
  end do
  print *, r
end program defaults
