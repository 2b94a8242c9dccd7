! Claim: a variable without an initial value in a block construct is that of its execution. Source: Fortran 2018 §8.5.16, §11.1.4;
! OpenMP 5.2 §5.1.1
program main
  implicit none
  integer :: a(20), i
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    block
      integer :: k
      k = 0
      k = k + i
      a(i) = a(i) + k
    end block
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    block
      integer :: k
      k = i
    end block
  end do
  print *, a
end program main
