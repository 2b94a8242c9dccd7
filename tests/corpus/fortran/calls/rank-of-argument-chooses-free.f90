! Claim: which block of select rank is executed is a matter of the argument's rank. Source: Fortran 2018 §11.1.10
module tools
  implicit none
contains
  subroutine touch(a, s)
    real, intent(in) :: a(..)
    real, intent(inout) :: s
    select rank (a)
    rank (1)
      !$omp atomic
      s = s + a(1)
    rank (2)
      s = s + a(1, 1)
    end select
  end subroutine
end module
program p
  use tools
  implicit none
  real :: v(4), w(2, 2), s
  v = 1
  w = 1
  s = 0
  !$omp parallel !@ RACE_FREE
  call touch(v, s)
  !$omp end parallel
  print *, s, v(1), w(1, 1)
end program
