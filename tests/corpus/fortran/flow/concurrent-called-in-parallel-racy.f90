! Claim: each thread that calls the procedure executes the whole loop. Source: OpenMP 5.2 §10.1
module work
  implicit none
  integer :: a(20)
contains
  subroutine fill()
    integer :: i
    do concurrent (i = 1:20)
      a(i) = i !@ race(a)
    end do
  end subroutine fill
end module work
program called
  use work
  implicit none
  !$omp parallel !@ RACE
  call fill()
  !$omp end parallel
  print *, a(3)
end program called
