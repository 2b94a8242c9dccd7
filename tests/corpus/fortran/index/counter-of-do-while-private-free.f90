! Claim: the private clause gives each thread its counter. Source: OpenMP 5.2 §5.4.3
program do_while
  implicit none
  integer :: i, k
  integer :: steps(20)
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 20
    k = i
    steps(i) = 0
    do while (k > 1)
      k = k / 2
      steps(i) = steps(i) + 1
    end do
  end do
  print *, sum(steps)
end program do_while
