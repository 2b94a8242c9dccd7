! Claim: a saved variable of a block construct is one for all threads. Source: Fortran 2018 §8.5.16; OpenMP 5.2 §5.1.1
program block_save
  implicit none
  integer :: i, b(60)
  !$omp parallel do !@ RACE
  do i = 1, 60
    block
      integer, save :: t
      t = 2 * i !@ race(t)
      b(i) = t !@ race(t)
    end block
  end do
  print *, sum(b)
end program block_save
