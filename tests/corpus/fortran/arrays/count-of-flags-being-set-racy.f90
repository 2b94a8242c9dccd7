! Claim: count reads flags of other iterations. Source: Fortran 2018 §16.9
program flags
  implicit none
  integer :: i, seen(20)
  logical :: done(20)
  done = .false.
  !$omp parallel do !@ RACE
  do i = 1, 20
    done(i) = .true. !@ race(done)
    seen(i) = count(done) !@ race(done)
  end do
  print *, all(done), seen(1) > 0
end program flags
