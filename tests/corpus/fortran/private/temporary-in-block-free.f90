! Claim: a variable declared in a block construct inside the region belongs to the thread. Source: Fortran 2018 §11.1.4; OpenMP 5.2 §5.1.1
program swap_pairs
  implicit none
  integer :: i, a(60), b(60)
  a = 1
  b = 2
  !$omp parallel do !@ RACE_FREE
  do i = 1, 60
    block
      integer :: t
      t = a(i)
      a(i) = b(i)
      b(i) = t
    end block
  end do
  !$omp end parallel do
  print *, sum(a), sum(b)
end program swap_pairs
