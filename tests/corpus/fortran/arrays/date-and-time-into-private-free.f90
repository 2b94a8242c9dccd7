! Claim: with a private variable each thread has its time. Source: OpenMP 5.2 §5.4.3; Fortran 2018 §16.9
program clk
  implicit none
  integer :: i, t, d(5)
  !$omp parallel do private(t) !@ RACE_FREE
  do i = 1, 5
    call system_clock(t)
    d(i) = t - t
  end do
  print *, sum(d)
end program clk
