! Claim: the counter of a do while is no loop iteration variable and stays shared. Source: OpenMP 5.2 §5.1.1; Fortran 2018 §11.1.7.4.1
program do_while
  implicit none
  integer :: i, k
  integer :: steps(20)
  !$omp parallel do !@ RACE
  do i = 1, 20
    k = i !@ race(k)
    do while (k > 1) !@ race(k) possible
      k = k / 2 !@ race(k) possible
    end do
    steps(i) = k !@ race(k) possible
  end do
  print *, sum(steps)
end program do_while
