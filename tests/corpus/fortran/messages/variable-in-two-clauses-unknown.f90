! Claim: a variable may not be both private and shared. Source: OpenMP 5.2 §5.4 (restrictions). This is bad input.
program twice
  implicit none
  integer :: i, t, a(10)
  !$omp parallel do private(t) shared(t) !@ UNKNOWN(parse-problem) message(duplicate-variable)
  do i = 1, 10
    t = i
    a(i) = t
  end do
  print *, sum(a)
end program twice
