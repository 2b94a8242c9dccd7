! Claim: after an inner loop its index is the thread's own copy. Source: OpenMP 5.2 §5.1.1; Fortran 2018 §11.1.7.4.3
program behind
  implicit none
  integer :: i, j, stop_at(9)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    do j = 1, 100
      if (j * j > 5 * i) exit
    end do
    stop_at(i) = j
  end do
  print *, stop_at
end program behind
